import { formatInteger, plural } from "../kernel/format.ts";
import type { EnergyClass } from "../kernel/property-kinds.ts";

/** The words the law wants in an advertisement for a sale; legal.ts puts the figures in. */
export const LEGAL = {
  title: "Mentions légales de l’annonce",
  lead: "Établies à partir du dossier du bien.",
  property: "Bien",
  propertyOf: (type: string, rooms: number, bedrooms: number) =>
    `${type} de ${formatInteger(rooms)} ${plural(rooms, "pièce", "pièces")}` +
    (bedrooms > 0
      ? `, dont ${formatInteger(bedrooms)} ${plural(bedrooms, "chambre", "chambres")}`
      : ""),
  land: "Terrain",
  price: "Prix",
  priceOf: (price: string) => `${price}, honoraires à la charge du vendeur`,
  feeSchedule: "Barème des honoraires",
  energy: "Classe énergie (DPE)",
  climate: "Classe climat (GES)",
  energyOf: (energyClass: EnergyClass, use: number | null) =>
    use === null ? energyClass : `${energyClass}, ${formatInteger(use)} kWh/m²/an`,
  climateOf: (energyClass: EnergyClass, emission: number | null) =>
    emission === null ? energyClass : `${energyClass}, ${formatInteger(emission)} kg CO₂/m²/an`,
  notProvided: "Non communiquée",
  energyCost: "Dépenses d’énergie",
  energyCostOf: (low: string, high: string, year: number) =>
    `Montant estimé des dépenses annuelles d’énergie pour un usage standard : ${low === high ? low : `entre ${low} et ${high}`} par an. Prix moyens des énergies indexés sur l’année ${year}, abonnements compris.`,
  energyUse: "Consommation d’énergie",
  coownership: "Copropriété",
  coownershipOf: (lots: number) =>
    `Bien soumis au statut de la copropriété, qui compte ${formatInteger(lots)} ${plural(lots, "lot", "lots")}`,
  noCoownership: "Bien non soumis au statut de la copropriété",
  charges: "Charges courantes",
  chargesOf: (amount: string) => `${amount} par an en moyenne, quote-part du vendeur`,
  proceedings: "Procédures",
  someProceedings: "Le syndicat des copropriétaires fait l’objet d’une procédure",
  noProceedings: "Le syndicat des copropriétaires ne fait pas l’objet d’une procédure",
  risks: "Risques",
  /** Verbatim, as the environment code words it; the address becomes a link. */
  risksBefore:
    "Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques : ",
  risksSite: "www.georisques.gouv.fr",
} as const;
