import { z } from 'zod';

/*
 * What the IIIF Presentation 3 validator's schema (iiif_3_0.json) demands of the properties we write, in our own words:
 *   id         of every class an address of the web; a TextualBody has a value and no id
 *   lngString  texts by language, `none` where there is none
 *   Manifest   label and items; Canvas: items, even if empty, and width with height; AnnotationPage: items
 *   Annotation target and motivation; what paints has a picture with its format and size for a body
 */
const id = z.string().regex(/^http[^\s<>"{}|\\^`]+$/u);
const texts = z.record(z.string().regex(/^[a-zA-Z-][a-zA-Z0-9-]*$/), z.array(z.string()).nonempty());
const pair = z.strictObject({ label: texts, value: texts });
const side = z.int().positive();
const format = z.string().regex(/^[a-z]+\/.+$/);

const image = z.strictObject({ id, type: z.literal('Image'), format, width: side, height: side });
const textual = z.strictObject({
  type: z.literal('TextualBody'),
  value: z.string().min(1),
  format,
  language: z
    .string()
    .regex(/^[a-zA-Z-][a-zA-Z0-9-]*$/)
    .optional(),
});

const page = <T extends z.ZodType>(annotation: T) =>
  z.strictObject({ id, type: z.literal('AnnotationPage'), items: z.array(annotation) });
const annotation = { id, type: z.literal('Annotation'), target: id };

const canvas = z.strictObject({
  id,
  type: z.literal('Canvas'),
  label: texts.optional(),
  width: side,
  height: side,
  items: z.array(page(z.strictObject({ ...annotation, motivation: z.literal('painting'), body: image }))),
  annotations: z
    .array(
      page(
        z.strictObject({
          ...annotation,
          motivation: z.enum(['commenting', 'supplementing']),
          body: z.union([textual, z.array(textual).nonempty()]),
          target: id.regex(/#xywh=\d+,\d+,[1-9]\d*,[1-9]\d*$/),
        }),
      ),
    )
    .nonempty()
    .optional(),
});

export const manifest = z.strictObject({
  '@context': z.literal('http://iiif.io/api/presentation/3/context.json'),
  id,
  type: z.literal('Manifest'),
  label: texts,
  metadata: z.array(pair),
  requiredStatement: pair.optional(),
  items: z.array(canvas).nonempty(),
});
