import type { ReactElement } from "react";
import { ShopDirectory } from "../../../features/shops/ShopDirectory.tsx";

/** The shop street: recommended shops first. */
export default function ShopStreetPage(): ReactElement {
  return <ShopDirectory cover />;
}
