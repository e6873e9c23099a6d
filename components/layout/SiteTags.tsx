/**
 * What every page says in its head. No part of the browser's code: every page would load it for what
 * it says once.
 */
export function SiteTags() {
  return (
    <>
      <meta name="theme-color" content="#fbf9f4" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#10181f" media="(prefers-color-scheme: dark)" />
      <meta name="color-scheme" content="light dark" />
      {/* Phones turn prices and postal codes into call links otherwise. */}
      <meta name="format-detection" content="telephone=no, address=no, email=no" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="icon" href="/favicon.ico" sizes="48x48" type="image/x-icon" />
      <link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-icon.png" sizes="180x180" type="image/png" />
    </>
  );
}
