import Heart from "lucide-react/icons/heart";
import { SideWidget, SideWidgetLink, SideWidgetService } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A landmark needs an accessible name.
  nameless: <SideWidget>{null}</SideWidget>,
  // @ts-expect-error A cell needs text under its icon.
  wordless: <SideWidgetLink href="/cart" icon={Heart} />,
  // @ts-expect-error A QR code needs a label that explains what scanning it does.
  mute: <SideWidgetService icon={Heart} text="Service" code={{ value: "https://carmine.example" }} />,
};
