import { merchantShopPage } from "@carmine/api/contract";
import { Skeleton } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useRead } from "../../../app/endpoints.ts";
import { useShopId } from "../../../app/workspace.ts";
import { EntryForm } from "../../../features/entries/EntryForm.tsx";
import { ListError } from "../../../features/list/ListError.tsx";
import { shopPageKind } from "./shop-page-kind.ts";

/** Public data of the shop: name, description, pictures, hours, contacts, vacation. */
const ShopPagePage = () => {
  const intl = useIntl();
  const id = useShopId();
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useRead(merchantShopPage, {
    params: { id },
  });
  if (error && !data) return <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount) return <Skeleton style={{ blockSize: 480 }} />;
  return (
    <EntryForm
      kind={shopPageKind}
      entry={data}
      title={intl.formatMessage({ defaultMessage: "Shop page", description: "Console: page" })}
    />
  );
};

export default ShopPagePage;
