import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { listingDetail } from "@/lib/testing/views";
import { LocationSection } from "./LocationSection";

const render = (transport: string | null) =>
  renderToStaticMarkup(<LocationSection listing={listingDetail({ transport })} styleUrl={null} />);

test("gives the seller's words on transport, and says nothing where there are none", () => {
  expect(render("Métro Sainte-Anne à cinq minutes.")).toContain(
    "Métro Sainte-Anne à cinq minutes.",
  );
  expect(render(null)).not.toContain("Transports");
});
