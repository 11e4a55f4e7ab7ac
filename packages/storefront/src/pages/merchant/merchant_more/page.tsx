import type { ReactElement } from "react";
import { ShopDirectory } from "../../../features/shops/ShopDirectory.tsx";

/** All shops with search and filters. */
export default function AllShopsPage(): ReactElement {
  return <ShopDirectory />;
}
