import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { QrCode } from "./index.ts";

const address = "https://carmine.example/chat";

conforms("QrCode", (props) => <QrCode value={address} label="Scan to chat" {...props} />);

test("is a named image, the same on the server", () => {
  render(<QrCode value={address} label="Scan to chat" size={96} />);
  const code = screen.getByRole("img", { name: "Scan to chat" });
  expect(code).toHaveAttribute("width", "96");
  expect(renderToString(<QrCode value={address} label="Scan to chat" />)).toContain(
    code.querySelector("path")?.getAttribute("d") ?? "nothing drawn",
  );
});

test("covers exactly the dark modules", () => {
  const { container } = render(<QrCode value={address} label="Scan to chat" />);
  const path = container.querySelector("path")?.getAttribute("d") ?? "";
  const drawn = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(width); step += 1) drawn.add(`${Number(x) + step},${y}`);
  const dark = encode(address, { ecc: "M", border: 2 }).data.flatMap((row, y) =>
    row.flatMap((on, x) => (on ? [`${x},${y}`] : [])),
  );
  expect([...drawn].toSorted()).toEqual(dark.toSorted());
});
