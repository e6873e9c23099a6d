/** Settings of a site that calls nothing outside: tests, and measurements, run without the internet. */
export const OFFLINE = {
  TILE_STYLE_URL: "plain",
  ADDRESS_API_URL: "off",
  DPE_API_URL: "off",
  RISKS_API_URL: "off",
  PARCEL_API_URL: "off",
  COMPANY_API_URL: "off",
  PAST_SALES_URL: "off",
};
