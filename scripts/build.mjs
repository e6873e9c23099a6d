import { buildSite, checkNode, generateClient, installDependencies } from "./setup/steps.mjs";

/** `npm run build`: the steps of `npm start` that need neither configuration nor data, for an image (Dockerfile). */
checkNode();
await installDependencies();
await generateClient();
await buildSite();
