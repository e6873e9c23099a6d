import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DataTable } from "./DataTable";

const render = (direction: "asc" | "desc" | null) =>
  renderToStaticMarkup(
    <DataTable
      label="Ventes"
      columns={[
        { label: "Bien", cell: ({ title }) => title },
        { label: "Montant", cell: ({ price }) => price, sort: { href: "?tri=price", direction } },
        { label: "Note", cell: () => null, sort: { href: "?tri=note", direction: null } },
      ]}
      rows={[{ title: "Maison", price: "1" }]}
      keyOf={({ title }) => title}
    />,
  );

test("a heading says which way the list goes by it, and leads to its order", () => {
  expect(render("desc")).toMatch(/<th[^>]* aria-sort="descending"><span[^>]*>Montant<\/span><a/);
  expect(render("asc")).toContain('aria-sort="ascending"');
  expect(render(null)).not.toContain("aria-sort");
  expect(render(null).match(/href="\?tri=price"/g)).toHaveLength(2);
});

test("on cards the orders are a list of links, the one that is so named", () => {
  const html = render("desc");
  expect(html).toMatch(/<details[^>]*>.*Trier par.*Montant.*<\/details>/);
  expect(html).toMatch(/aria-current="true"/);
  expect(render(null)).not.toContain("aria-current");
  // What no row has is no column, nor an order.
  expect(html).not.toContain("tri=note");
});
