// What importing a picture gives. Next's own next-env.d.ts says so too, but a fresh clone has none
// until its first build, and the type check must pass before.
/// <reference types="next/image-types/global" />
