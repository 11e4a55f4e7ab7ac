import type { ReactElement } from "react";
import { ShopDirectory } from "../../../features/shops/ShopDirectory.tsx";

/** All shops, searched and filtered. */
export default function AllShopsPage(): ReactElement {
  return <ShopDirectory />;
}
