/**
 * Which way imports may go (docs/architecture.md). "Pure" files are those with no I/O: rules,
 * schemas, views, kernel, policy, content, and every lib file not named below as impure.
 */
const IMPURE = [
  "^lib/(platform|testing)/",
  "/(queries|commands)/",
  "/(client|jobs|sync|(draw|render)-[a-z-]+|delivery|card-cache)\\.ts$",
  "^lib/accounts/(devices/proof|second-factor/totp)\\.ts$",
  "^lib/audit/device-name\\.ts$",
  "^lib/auth/(?!hint|path-header|sign-in/(rules|schemas))",
  "^lib/buying/alerts/links\\.ts$",
  "^lib/documents/check(-thread)?\\.m?[jt]s$",
  "^lib/contact/link\\.ts$",
  "^lib/captcha/(challenges|keys|picture|solutions|speech|speech-thread|suspicion)\\.m?[jt]s$",
  "^lib/intents/tokens\\.ts$",
  "^lib/leads/links\\.ts$",
  "^lib/listings/states/token\\.ts$",
  "^lib/mail/test-mailbox\\.ts$",
  "^lib/mandate-signing/link\\.ts$",
  "^lib/notifications/(delivery/(due|mails)|push/(keys|send)|sms/sender|unsubscribing/token)\\.ts$",
  "^lib/quotes/link\\.ts$",
  "^lib/public-data/sales/file-store\\.ts$",
  "^lib/photos/make-photo-widths(-process)?\\.m?[jt]s$",
  "^lib/search/snapshot-file\\.ts$",
  "^lib/waitlist/(address-lists|links|mails)\\.ts$",
  "^sample/pictures/(files|make-widths|widths)\\.ts$",
  "\\.test\\.tsx?$",
];
/** The rooms of lib, in their order (docs/architecture.md): each may import those above it, and no other. */
const ROOMS = [
  ...["kernel", "content", "routes", "platform", "policy"],
  ...["communes", "public-data", "pricing", "mandates", "financing", "captcha"],
  ...["audit", "mail", "notifications", "tasks", "listings", "documents", "statistics", "sitemap"],
  ...["commissions", "leads"],
  ...["revisions", "photos", "selling", "signatures", "mandate-signing"],
  ...["diffusion", "invoices", "dues"],
  ...["looper-zones", "looper-charges"],
  ...["accounts", "visits", "sales", "offers", "contact", "messages", "favorites"],
  ...["cities", "search-index", "search", "seller-support", "estimates", "buying", "intents"],
  ...["looper", "payouts", "waitlist", "auth"],
  ...["providers", "quotes", "registration", "reports", "quality", "trust", "dashboards"],
  "testing",
];
const roomsBelow = ROOMS.map((room, index) => ({
  name: `rooms-in-order-${room}`,
  comment: "A room imports the rooms above it in the list only, for types too.",
  severity: "error",
  from: { path: `^lib/${room}/`, pathNot: "\\.test\\.tsx?$" },
  to: { path: `^lib/(${[...ROOMS.slice(index + 1), "$"].join("|")})/` },
}));

/** Where files are pure unless named as impure. */
const PURE_ROOMS = "^(lib|sample/(catalogue|pictures))/";
/** Pure too, but made of React's elements. */
const TEMPLATES = "^lib/mail/templates/";

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Of types neither: what refers to each other is one thing.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    ...roomsBelow,
    {
      name: "rooms-have-a-place",
      comment: "A new room takes its place in the list above.",
      severity: "error",
      from: { path: "^lib/[^/]+/", pathNot: `^lib/(${ROOMS.join("|")})/` },
      to: {},
    },
    {
      name: "pure-stays-pure",
      comment: "Pure files import pure files, zod and codecs only.",
      severity: "error",
      from: { path: PURE_ROOMS, pathNot: IMPURE },
      to: {
        path: "^(lib/platform|lib/testing|app|components|scripts)/|^lib/.*/((queries|commands)/|(client|jobs|sync|(draw|render)-[a-z-]+|delivery|card-cache)\\.ts$)",
      },
    },
    {
      name: "pure-packages",
      comment: "The only packages a pure file may use.",
      severity: "error",
      from: { path: PURE_ROOMS, pathNot: [...IMPURE, TEMPLATES] },
      to: {
        dependencyTypes: ["npm", "npm-dev", "npm-optional", "npm-peer", "core", "unknown"],
        pathNot:
          "node_modules/(zod|ics|@googlemaps/polyline-codec|@asteasolutions/zod-to-openapi|@socialgouv/jours-feries|ibantools)/",
      },
    },
    {
      name: "lib-never-imports-the-interface",
      severity: "error",
      from: { path: "^lib/" },
      to: { path: "^(app|components)/" },
    },
    {
      name: "queries-never-import-commands",
      severity: "error",
      from: { path: "/queries/", pathNot: "\\.test\\.ts$" },
      to: { path: "/commands/" },
    },
    {
      name: "app-never-touches-the-database",
      severity: "error",
      from: { path: "^(app|components)/" },
      to: { path: "^lib/platform/db/|node_modules/(better-sqlite3|@prisma)/" },
    },
    {
      name: "components-import-pure-files",
      severity: "error",
      from: { path: "^components/" },
      to: {
        path: "^(app|lib/platform)/|^lib/.*/((queries|commands)/|(client|jobs|sync|delivery)\\.ts$)",
      },
    },
    {
      name: "tests-stay-out-of-the-product",
      severity: "error",
      from: {
        path: "^(app|components|server|lib|scripts)/",
        pathNot: "\\.test\\.tsx?$|^lib/testing/",
      },
      to: { path: "^lib/testing/|\\.test\\.tsx?$|^e2e/" },
    },
    {
      name: "product-without-the-sample",
      comment: "The sample world is entered by the seed: the site neither builds nor runs with it.",
      severity: "error",
      from: { path: "^(app|components|server|lib)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^sample/" },
    },
    {
      name: "no-undeclared-package",
      severity: "error",
      from: {},
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "nothing-imports-the-server",
      comment: "It is outermost, as app is: it imports lib and hands requests to Next.",
      severity: "error",
      from: { path: "^(app|components|lib|scripts)/" },
      to: { path: "^server/" },
    },
    {
      name: "server-knows-no-pages",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^(app|components|scripts)/" },
    },
    {
      name: "no-unresolvable",
      severity: "error",
      from: {},
      // Types alone, which the package does not export.
      to: { couldNotResolve: true, pathNot: "^next/image-types" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(lib/platform/db/(postgres/)?generated|\\.next|data)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".css", ".json"],
    },
  },
};
