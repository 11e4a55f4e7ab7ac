import { renderToStaticMarkup } from "react-dom/server";
import { Icon, type IconShape } from "../components/Icon/index.ts";

/** What is drawn by an icon, to find it in the HTML of a component that shows one. */
export function drawing(shape: IconShape): string {
  const host = document.createElement("div");
  host.innerHTML = renderToStaticMarkup(<Icon shape={shape} />);
  return host.querySelector("svg")?.innerHTML ?? "no drawing";
}
