import { merchantProductList } from "@carmine/api/contract";
import { EmptyState, Link } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import PackageCheck from "lucide-react/icons/package-check";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace, useShopId } from "../../../app/workspace.ts";
import * as list from "../../../features/list/list.css.ts";
import { Picture } from "../../../features/list/Picture.tsx";
import { Section } from "../../../features/list/Section.tsx";
import { DaysLeft } from "./DaysLeft.tsx";
import * as styles from "./page.css.ts";

const shortList = 5;

/** Products with low stock, followed by sold-out ones. */
export const LowStock = () => {
  const intl = useIntl();
  const { home } = useWorkspace();
  const merId = useShopId();
  const low = useRead(merchantProductList, {
    query: { merId, view: "lowStock", sort: "stock", limit: shortList },
  });
  const soldOut = useRead(merchantProductList, { query: { merId, view: "soldOut", limit: shortList } });
  const products = low.data && soldOut.data && [...low.data.list, ...soldOut.data.list].slice(0, shortList);
  return (
    <Section
      title={<FormattedMessage defaultMessage="Low stock" description="Console products: view" />}
      aside={
        <Link href={`${home}/products?view=lowStock`}>
          <FormattedMessage defaultMessage="Products" description="Console: page" />
        </Link>
      }
    >
      {products?.length === 0 && (
        <EmptyState
          size="md"
          tone="success"
          icon={PackageCheck}
          title={
            <FormattedMessage
              defaultMessage="No product is running low"
              description="Console overview: empty list"
            />
          }
        />
      )}
      <ul className={styles.rows}>
        {products?.map((product) => (
          <li key={product.id} className={styles.productRow}>
            <Picture src={product.image} />
            <span className={list.twoLines}>
              <Link
                href={`${home}/products?words=${encodeURIComponent(product.code ?? product.name)}`}
                className={`${list.rowLink} ${list.line}`}
              >
                {product.name}
              </Link>
              <span className={`${list.note} ${list.line}`}>{product.categoryName}</span>
            </span>
            <span className={styles.stock}>
              <strong>{intl.formatNumber(product.stock ?? 0)}</strong>
              <DaysLeft stock={product.stock} soldLately={product.soldLately} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
