import SettingsPage from "../settings/page";

/** The same screen as `/settings`, behind its French address. */
export default SettingsPage;
