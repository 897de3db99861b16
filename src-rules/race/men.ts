import type { Men } from './state.ts';

export const menOn = ({ course }: Men): number => course.reduce((sum, count) => sum + count, 0);

/** Places of the course with men on them, the hindmost first. */
export const placesOf = ({ course }: Men): readonly number[] =>
  course.flatMap((count, place) => (count > 0 ? [place] : []));

/** The men after one has moved. */
export function stepped(men: Men, from: number, to: number | 'home'): Men {
  const course = men.course.map((count, place) => count - (place === from ? 1 : 0) + (place === to ? 1 : 0));
  return { ...men, course, home: men.home + (to === 'home' ? 1 : 0) };
}

/** The men after one has been given up. */
export function without(men: Men, from: number): Men {
  return { ...men, course: men.course.map((count, place) => count - (place === from ? 1 : 0)), lost: men.lost + 1 };
}
