import type { Product } from "@carmine/api/hooks";
import { Icon, Link } from "@carmine/design-system";
import Ruler from "lucide-react/icons/ruler";
import type { ReactElement } from "react";
import { guideHref } from "../../../features/links.ts";
import * as styles from "../page.css.ts";

/** Links to the guides for choosing a size; none without guides. */
export const GuideLinks = ({ guides }: Pick<Product, "guides">): ReactElement | null =>
  guides.length === 0 ? null : (
    <div className={styles.guides}>
      {guides.map(({ slug, title }) => (
        <Link key={slug} href={guideHref(slug)}>
          <Icon shape={Ruler} size="sm" /> {title}
        </Link>
      ))}
    </div>
  );
