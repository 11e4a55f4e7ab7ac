import { renderToStaticMarkup } from "react-dom/server";
import { Icon, type IconShape } from "../components/Icon/index.ts";

/** An icon's SVG content, to find it in the HTML of a component. */
export function drawing(shape: IconShape): string {
  const host = document.createElement("div");
  host.innerHTML = renderToStaticMarkup(<Icon shape={shape} />);
  return host.querySelector("svg")?.innerHTML ?? "no drawing";
}
