/**
 * What stands where a picture is missing: a house in outline on a quiet ground, of the shape of the
 * pictures (3:2), in the browser's own light or dark.
 */
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice">
<style>rect{fill:#eceae4}path{stroke:#a39d90}@media (prefers-color-scheme:dark){rect{fill:#26272b}path{stroke:#6b6c74}}</style>
<rect width="600" height="400"/>
<path d="M240 210v66h120v-66M222 222l78-66 78 66M288 276v-38h24v38" fill="none" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;

/** Whether the answer is for an image of a page, whose place stays empty without one. */
export function isForImage(request: Request): boolean {
  return request.headers.get("accept")?.startsWith("image/") ?? false;
}

/** The answer to a page's image that isn't there (yet): 404 all the same, and nobody stores it. */
export function placeholderResponse(): Response {
  return new Response(PLACEHOLDER, {
    status: 404,
    headers: { "content-type": "image/svg+xml", "cache-control": "no-store" },
  });
}
