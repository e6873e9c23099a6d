/** Empty, and here because the build takes the site's own from the folders above when there is none. */
export function register(): void {}
