import { civilOf, dayOf, daySpan, END, monthSpan, overlap, type Span, yearSpan } from './days.ts';
import { lunarDay, lunarMonth, lunarYear } from './lunar.ts';

interface Named {
  readonly name: string;
  /** As it is written in Latin letters, folded: plain lower case without marks. */
  readonly latin: readonly string[];
}
/** Counts Chinese lunar years, the first and last given by the year of the Common Era in which they begin. */
interface LunarEra extends Named {
  readonly kind: 'lunar';
  readonly from: number;
  readonly to: number;
}
/** Counts years of the civil calendar, between two days. */
interface CivilEra extends Named, Span {
  readonly kind: 'civil';
  /** New Year's Days while the calendar was still a lunar one. */
  readonly lunarStarts: readonly number[];
}
/** Is not counted in years. */
interface Period extends Named {
  readonly kind: 'period';
  readonly from: number;
  readonly to: number;
}
export type Era = LunarEra | CivilEra | Period;

const lunar = (name: string, latin: string, from: number, to: number): LunarEra => ({
  kind: 'lunar',
  name,
  latin: latin.split(' '),
  from,
  to,
});
const civil = (name: string, latin: string, from: number, to: number, lunarStarts: number[] = []): CivilEra => ({
  kind: 'civil',
  name,
  latin: latin.split(' '),
  earliest: from,
  latest: to,
  lunarStarts,
});
const period = (name: string, latin: string, from: number, to: number): Period => ({
  kind: 'period',
  name,
  latin: latin.split(' '),
  from,
  to,
});

/** Japan's, which are not always China's. */
const MEIJI_STARTS = [dayOf(1868, 1, 25), dayOf(1869, 2, 11), dayOf(1870, 2, 1), dayOf(1871, 2, 19), dayOf(1872, 2, 9)];

/** Names in the traditional forms that `foldHan` yields; Latin in pinyin, then Wade-Giles where it differs. */
export const ERAS: readonly Era[] = [
  lunar('洪武', 'hongwu hungwu', 1368, 1398),
  lunar('建文', 'jianwen chienwen', 1399, 1402),
  lunar('永樂', 'yongle yunglo', 1403, 1424),
  lunar('洪熙', 'hongxi hunghsi', 1425, 1425),
  lunar('宣德', 'xuande hsuante', 1426, 1435),
  lunar('正統', 'zhengtong chengtung', 1436, 1449),
  lunar('景泰', 'jingtai chingtai', 1450, 1457),
  lunar('天順', 'tianshun tienshun', 1457, 1464),
  lunar('成化', 'chenghua', 1465, 1487),
  lunar('弘治', 'hongzhi hungchih', 1488, 1505),
  lunar('正德', 'zhengde chengte', 1506, 1521),
  lunar('嘉靖', 'jiajing chiaching', 1522, 1566),
  lunar('隆慶', 'longqing lungching', 1567, 1572),
  lunar('萬曆', 'wanli', 1573, 1620),
  lunar('泰昌', 'taichang', 1620, 1620),
  lunar('天啟', 'tianqi tienchi', 1621, 1627),
  lunar('崇禎', 'chongzhen chungchen', 1628, 1644),
  lunar('天命', 'tianming tienming', 1616, 1626),
  lunar('天聰', 'tiancong tientsung', 1627, 1636),
  lunar('崇德', 'chongde chungte', 1636, 1643),
  lunar('順治', 'shunzhi shunchih', 1644, 1661),
  lunar('康熙', 'kangxi kanghsi', 1662, 1722),
  lunar('雍正', 'yongzheng yungcheng', 1723, 1735),
  lunar('乾隆', 'qianlong chienlung', 1736, 1795),
  lunar('嘉慶', 'jiaqing chiaching', 1796, 1820),
  lunar('道光', 'daoguang taokuang', 1821, 1850),
  lunar('咸豐', 'xianfeng hsienfeng', 1851, 1861),
  lunar('同治', 'tongzhi tungchih', 1862, 1874),
  lunar('光緒', 'guangxu kuanghsu', 1875, 1908),
  lunar('宣統', 'xuantong hsuantung', 1909, 1911),
  civil('民國', 'minguo minkuo republic republican republicofchina', dayOf(1912, 1, 1), END),
  civil('明治', 'meiji', dayOf(1868, 1, 25), dayOf(1912, 7, 30), MEIJI_STARTS),
  civil('大正', 'taisho', dayOf(1912, 7, 30), dayOf(1926, 12, 25)),
  civil('昭和', 'showa', dayOf(1926, 12, 25), dayOf(1989, 1, 7)),
  civil('平成', 'heisei', dayOf(1989, 1, 8), dayOf(2019, 4, 30)),
  civil('令和', 'reiwa', dayOf(2019, 5, 1), END),
  period('唐', 'tang', 618, 907),
  period('宋', 'song sung', 960, 1279),
  period('北宋', 'northernsong northernsung', 960, 1127),
  period('南宋', 'southernsong southernsung', 1127, 1279),
  period('元', 'yuan', 1271, 1368),
  period('明', 'ming', 1368, 1644),
  period('清', 'qing ching', 1644, 1912),
  period('江戸', 'edo tokugawa', 1603, 1868),
];

export const eraByName = (name: string): Era | undefined => ERAS.find((era) => era.name === name);

/** In the tables above Wade-Giles writes two reigns alike (Jiajing, Jiaqing), so there may be two. */
export const erasByLatin = (latin: string): readonly Era[] => ERAS.filter((era) => era.latin.includes(latin));

/** Its beginning to its end; of one that goes on, as far as the name is used for a period. */
export function wholeEra(era: Era): Span {
  switch (era.kind) {
    case 'lunar':
      return { earliest: lunarYear(era.from)!.earliest, latest: lunarYear(era.to)!.latest };
    case 'civil':
      return era.name === '民國' ? yearSpan(1912, 1949) : era;
    case 'period':
      return yearSpan(era.from, era.to);
  }
}

/** How many years it counts. */
export function lastYear(era: Era): number {
  switch (era.kind) {
    case 'lunar':
      return era.to - era.from + 1;
    case 'civil':
      return era.latest === END ? Infinity : civilOf(era.latest).year - firstYear(era) + 1;
    case 'period':
      return 0;
  }
}

/** The year of the Common Era in which its first year begins. */
export const firstYear = (era: Era): number => (era.kind === 'civil' ? civilOf(era.earliest).year : era.from);

export interface InYear {
  readonly month: number;
  readonly day?: number | undefined;
  /** The month that repeats its number (閏). */
  readonly second: boolean;
  /** The words name a lunar month or day, as 正月 and 初五 do. */
  readonly lunar: boolean;
}

/** The days of year `number` of the era, or of a month or day in it; nothing where there is no such month or day. */
export function eraYear(era: Era, number: number, within?: InYear): Span | undefined {
  const year = firstYear(era) + number - 1;
  if (era.kind !== 'civil' || within?.lunar) return within ? lunarWithin(year, within) : lunarYear(year);
  const whole = overlap(era, civilYear(era, number, year));
  // Days of Japan's own lunar calendar are not converted: the year is what is known.
  if (!within || number <= era.lunarStarts.length) return whole;
  const { month, day } = within;
  const span = day === undefined ? monthSpan(year, month) : daySpan(year, month, day);
  return month >= 1 && month <= 12 && span ? overlap(era, span) : undefined;
}

const lunarWithin = (year: number, { month, day, second }: InYear) =>
  day === undefined ? lunarMonth(year, month, second) : lunarDay(year, month, day, second);

function civilYear({ lunarStarts }: CivilEra, number: number, year: number): Span {
  const civilSpan = yearSpan(year);
  return {
    earliest: lunarStarts[number - 1] ?? civilSpan.earliest,
    latest: (lunarStarts[number] ?? civilSpan.latest + 1) - 1,
  };
}

const STEMS = '甲乙丙丁戊己庚辛壬癸';
const BRANCHES = '子丑寅卯辰巳午未申酉戌亥';

/** A class of two characters for regular expressions: a year of the cycle of sixty, such as 甲子. */
export const CYCLE = `[${STEMS}][${BRANCHES}]`;

/** The years of an era that the cycle names so, counted in the era; none for pairs that do not exist, such as 甲丑. */
export function yearsOfCycle(era: Era, cycle: string): number[] {
  const last = Math.min(lastYear(era), 120);
  const first = firstYear(era);
  return Array.from({ length: last }, (_, at) => at + 1).filter((number) => cycleOf(first + number - 1) === cycle);
}

const cycleOf = (year: number) => STEMS[(year + 6) % 10]! + BRANCHES[(year + 8) % 12]!;
