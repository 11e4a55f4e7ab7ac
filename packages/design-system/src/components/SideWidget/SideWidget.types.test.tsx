import Heart from "lucide-react/icons/heart";
import { SideWidget, SideWidgetLink, SideWidgetService } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A landmark has a name.
  nameless: <SideWidget>{null}</SideWidget>,
  // @ts-expect-error A cell has a word under its icon.
  wordless: <SideWidgetLink href="/cart" icon={Heart} />,
  // @ts-expect-error A code says what scanning it does.
  mute: <SideWidgetService icon={Heart} text="Service" code={{ value: "https://carmine.example" }} />,
};
