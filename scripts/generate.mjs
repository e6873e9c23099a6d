import { generateClient } from "./setup/steps.mjs";

await generateClient();
