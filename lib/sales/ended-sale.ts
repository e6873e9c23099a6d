/** What the end of a sale concerns. */
export interface EndedSale {
  id: string;
  propertyId: string;
  offerId: string;
  buyerId: string;
  sellerId: string;
  ambassadorId: string | null;
  openedAt: Date;
}
