import SettingsPage, { generateMetadata as settingsMetadata } from "../settings/page";

export const generateMetadata = settingsMetadata;

/** The same screen as `/settings`, behind its French address. */
export default SettingsPage;
