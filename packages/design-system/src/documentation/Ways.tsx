import BookOpen from "lucide-react/icons/book-open";
import Layers from "lucide-react/icons/layers";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Rocket from "lucide-react/icons/rocket";
import SunMoon from "lucide-react/icons/sun-moon";
import SwatchBook from "lucide-react/icons/swatch-book";
import type { PropsWithChildren } from "react";
import { Icon } from "../components/Icon/index.ts";

const icons = {
  start: Rocket,
  everything: LayoutGrid,
  themes: SwatchBook,
  schemes: SunMoon,
  foundations: Layers,
  guides: BookOpen,
};

/** Grid of entry points to the documentation. */
export function Ways({ children }: PropsWithChildren) {
  return <div className="ds-ways">{children}</div>;
}

/** One entry point: a linked title and its description. */
export function Way({ to, children }: PropsWithChildren<{ to: keyof typeof icons }>) {
  return (
    <div className="ds-way">
      <span className="ds-way-icon">
        <Icon shape={icons[to]} size="lg" />
      </span>
      <div>{children}</div>
    </div>
  );
}
