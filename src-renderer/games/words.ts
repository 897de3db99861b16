import type { Name, Question } from '#contract/collection/schema.ts';
import { m } from '../paraglide/messages.js';

type Words = () => string;

const QUESTION: Readonly<Record<Question['kind'], Words>> = {
  ambiguity: m.question_ambiguity,
  contradiction: m.question_contradiction,
  silence: m.question_silence,
  lacuna: m.question_lacuna,
  slip: m.question_slip,
  wording: m.question_wording,
  comparison: m.question_comparison,
};
const SYSTEM: Readonly<Record<Name['system'], Words>> = {
  characters: m.system_characters,
  pinyin: m.system_pinyin,
  jyutping: m.system_jyutping,
  poj: m.system_poj,
  malay: m.system_malay,
  colonial: m.system_colonial,
  vietnamese: m.system_vietnamese,
  english: m.system_english,
  latin: m.system_latin,
};

export const questionKind = (kind: Question['kind']) => QUESTION[kind]();
export const systemName = (system: Name['system']) => SYSTEM[system]();
