import { z } from "zod";

const text = z.string().max(300);

/** An empty column is a missing figure. */
const figure = z
  .string()
  .regex(/^(-?\d+(\.\d+)?)?$/)
  .transform((value) => (value === "" ? null : Number(value)));

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** A line of a file: a dwelling, an outbuilding or a piece of land of a sale, which may have many. */
export const saleLineSchema = z.object({
  id_mutation: z.string().min(1).max(60),
  date_mutation: day,
  nature_mutation: text,
  /** Euros, of the whole sale, on each of its lines. */
  valeur_fonciere: figure,
  adresse_nom_voie: text,
  id_parcelle: text,
  lot1_numero: text,
  lot2_numero: text,
  lot3_numero: text,
  lot4_numero: text,
  lot5_numero: text,
  type_local: text,
  surface_reelle_bati: figure,
  nombre_pieces_principales: figure,
  nature_culture: text,
  surface_terrain: figure,
  longitude: figure,
  latitude: figure,
});
export type SaleLine = z.infer<typeof saleLineSchema>;

/** Columns without which a file is not one of these. */
export const SALE_COLUMNS = Object.keys(saleLineSchema.shape);

/** A sale of one dwelling, and of nothing else that is lived or worked in. */
export const pastSaleSchema = z.object({
  soldOn: day,
  priceCents: z.int().positive(),
  type: z.enum(["apartment", "house"]),
  surfaceDm2: z.int().positive(),
  rooms: z.int().positive().nullable(),
  street: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
});
export type PastSale = z.infer<typeof pastSaleSchema>;

/** Where the files of a commune are: its INSEE code begins with its department's. */
export const saleFileSchema = z
  .object({
    cityCode: z.string().regex(/^\d[\dAB]\d{3}$/),
    department: z.string().regex(/^(\d[\dAB]|97\d)$/),
  })
  .refine(({ cityCode, department }) => cityCode.startsWith(department));
