import { queries } from "@carmine/api/hooks";
import type { ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { CachedFragment } from "../../app/CachedFragment.tsx";
import { CheckoutFooter, ShopFooter } from "./ShopFooter.tsx";

/** The footer of a page: the shop's, or the reduced one of the checkout. */
export default function BelowFold({ checkout }: { checkout: boolean }): ReactElement {
  const { api, queryClient } = useApp();
  if (checkout) return <CheckoutFooter />;
  return (
    <CachedFragment
      name="footer"
      data={() => [
        queryClient.getQueryData(queries.categoryTree(api).queryKey),
        queryClient.getQueryData(queries.homeIndex(api).queryKey),
      ]}
    >
      <ShopFooter />
    </CachedFragment>
  );
}
