import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFraction } from '#rules/fraction.ts';
import { understandDimensions } from './dimensions.ts';

/** `height 120 mm (cm)`: what it is, how much exactly, and the unit it was given in. */
function shown(text: string): string {
  const read = understandDimensions(text);
  if (read.kind === 'failed') return JSON.stringify(read.error);
  const parts = read.value.parts.map(({ extent, amount, most, measure, unit }) =>
    [extent, formatFraction(amount) + (most ? `-${formatFraction(most)}` : ''), measure, `(${unit})`]
      .filter(Boolean)
      .join(' '),
  );
  return (read.value.approximate ? 'about ' : '') + parts.join('; ');
}

test.each([
  ['12.5 × 3 × 0.4 cm', '125 mm (cm); 30 mm (cm); 4 mm (cm)'],
  ['12.5x3x0.4cm', '125 mm (cm); 30 mm (cm); 4 mm (cm)'],
  ['12,5 × 3 cm', '125 mm (cm); 30 mm (cm)'],
  ['h. 12 mm; w. 3 in', 'height 12 mm (mm); width 381/5 mm (in)'],
  ['H 12 cm W 3 cm D 4 mm', 'height 120 mm (cm); width 30 mm (cm); depth 4 mm (mm)'],
  ['12 mm high, 3 mm wide', 'height 12 mm (mm); width 3 mm (mm)'],
  ['12 cm (h) × 3 cm (w)', 'height 120 mm (cm); width 30 mm (cm)'],
  ['Height: 12 cm', 'height 120 mm (cm)'],
  ['diam. 2½ in.', 'diameter 127/2 mm (in)'],
  ['½ in', '127/10 mm (in)'],
  ['2 1/2 in by 3/4 in', '127/2 mm (in); 381/20 mm (in)'],
  ['5 ft 3 in', '8001/5 mm (ft)'],
  [`5' 3"`, '8001/5 mm (ft)'],
  ['12–13 cm long', 'length 120-130 mm (cm)'],
  ['c. 12 cm', 'about 120 mm (cm)'],
  ['1,200 mm', '1200 mm (mm)'],
  ['長三寸二分', 'length 320/3 mm (寸)'],
  ['三寸', '100 mm (寸)'],
  ['高12.5厘米，寬3厘米，厚4毫米', 'height 125 mm (cm); width 30 mm (cm); thickness 4 mm (mm)'],
  ['约12公分', 'about 120 mm (cm)'],
  ['wt 12.5 g', 'weight 25/2 grams (g)'],
  ['12 × 3', '{"kind":"no-unit","number":"3"}'],
  ['12 cm × 3', '{"kind":"no-unit","number":"3"}'],
  ['12 cm, roughly square', '{"kind":"not-understood","words":"roughly square"}'],
  ['12345678 cm', '{"kind":"not-understood","words":"12345678 cm"}'],
  ['1/0 in', '{"kind":"not-understood","words":"1/0 in"}'],
  ['5.5 ft 3 in', '{"kind":"not-understood","words":"5.5 ft 3 in"}'],
  [' ', '{"kind":"empty"}'],
])('%s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('however great, a number that is read is reckoned exactly', () => {
  const number = fc.constantFrom('99999', '99999.999', '99,999.999', '9999 998/999', '997/998', '九萬九千');
  const unit = fc.constantFrom(' ft ', ' in ', '尺', '寸', '分', ' mm ', ' × ', '-');
  fc.assert(
    fc.property(fc.array(fc.tuple(number, unit)), (pieces) => {
      const text = pieces.flat().join('');
      expect(() => understandDimensions(text)).not.toThrow();
    }),
    { numRuns: 500 },
  );
});
