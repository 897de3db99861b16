import type { SearchHit, SearchPage } from '#contract/records.ts';
import { m } from '../paraglide/messages.js';

const TIER: Readonly<Record<SearchHit['tier'], () => string>> = {
  accession: m.search_tier_accession,
  title: m.search_tier_title,
  name: m.search_tier_name,
  inscription: m.search_tier_inscription,
  text: m.search_tier_text,
};
export const tierName = (tier: SearchHit['tier']) => TIER[tier]();

export function totalWords({ total, exact }: SearchPage): string {
  if (!exact) return m.search_total_least({ count: total });
  return total === 1 ? m.search_total_one() : m.search_total({ count: total });
}

/** One of each thing that can be looked for. */
export const EXAMPLES: readonly { readonly text: string; readonly lang: string; readonly what: () => string }[] = [
  { text: '狀元', lang: 'zh-Hant', what: m.search_example_characters },
  { text: 'zhuangyuan', lang: 'zh-Latn', what: m.search_example_pinyin },
  { text: 'chong un', lang: 'yue-Latn', what: m.search_example_colonial },
  { text: 'Terus', lang: 'ms', what: m.search_example_malay },
  { text: '籌', lang: 'zh-Hant', what: m.search_example_one },
  { text: 'SG-032', lang: 'en', what: m.search_example_accession },
];

export const addressOfSearch = (text: string) => `#/search?q=${encodeURIComponent(text)}`;
