import ListingNotFound from "../not-found";
import { tourMetadata } from "./tour";

/** Next takes a page's metadata from here where its status is 404, which the proxy sets. */
export const generateMetadata = tourMetadata;

export default ListingNotFound;
