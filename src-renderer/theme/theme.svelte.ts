import { call } from '../catalogue.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const SETTING = 'theme';
const systemDark = matchMedia('(prefers-color-scheme: dark)');
let chosen = $state<Theme>('system');

export const theme = () => chosen;

export function chooseTheme(next: Theme) {
  show(next);
  return call('settings.set', { key: SETTING, value: next });
}

/** Applies the kept choice and follows the system while the choice is to do so. */
export async function restoreTheme() {
  const reply = await call('settings.get', { key: SETTING });
  const kept = reply.kind === 'ok' ? THEMES.find((one) => one === reply.value) : undefined;
  show(kept ?? 'system');
  systemDark.addEventListener('change', () => {
    show(chosen);
  });
}

function show(next: Theme) {
  chosen = next;
  const dark = next === 'dark' || (next === 'system' && systemDark.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}
