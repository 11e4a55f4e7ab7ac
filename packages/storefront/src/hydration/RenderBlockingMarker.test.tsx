import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { RenderBlockingMarker } from "./RenderBlockingMarker.tsx";

test("hoists the link into the head and renders the marker after the content it waits for", () => {
  const page = renderToString(
    <html lang="en">
      <head />
      <body>
        <p>First view</p>
        <RenderBlockingMarker id="first-view-end" />
        <p>Below</p>
      </body>
    </html>,
  );
  const [head = "", body] = page.split("</head>");
  expect(head).toContain('<link rel="expect" href="#first-view-end" blocking="render"/>');
  expect(body).toContain('<p>First view</p><span id="first-view-end" hidden=""></span><p>Below</p>');
});
