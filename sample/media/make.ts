import { loadEnvFile } from "../../scripts/env-file.ts";
import { renderPictures } from "./pictures.ts";

/** `npm run media`: the pictures of the sample and the catalogue, into MEDIA_DIR. */
loadEnvFile();
await renderPictures();
