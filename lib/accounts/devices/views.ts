/** A device that the person is signed in on. */
export interface DeviceView {
  sessionId: string;
  /** "Firefox sur Windows"; null where the browser says nothing of itself. */
  name: string | null;
  /** The one the page is shown on. */
  current: boolean;
  since: Date;
  lastSeenAt: Date;
}
