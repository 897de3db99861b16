import { readInscription } from '#contract/own/understand/leiden-marks.ts';
import type { OwnInscription } from '#contract/own/records.ts';

/** An inscription in its standard characters, line under line, without any marks. */
export const plainInscription = ({ leiden }: OwnInscription): string =>
  readInscription(leiden, () => '').normalised.join('\n');
