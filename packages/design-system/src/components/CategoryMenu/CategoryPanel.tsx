import { LinkBase } from "../../provider/index.ts";
import { Image } from "../Image/index.ts";
import * as styles from "./CategoryMenu.css.ts";
import type { CategoryEntry } from "./CategoryMenu.types.ts";

const maxPromos = 5;

/** Content of a panel. */
export function CategoryPanel({ entry }: { entry: CategoryEntry }) {
  const { promos, promosLabel } = entry;
  return (
    <div className={styles.main}>
      <ul className={styles.groups}>
        {entry.groups.map((group) => (
          <li key={group.href}>
            <LinkBase href={group.href} className={styles.groupHead}>
              {group.picture && (
                <Image {...group.picture} sizes="32px" rounded="control" className={styles.groupPicture} />
              )}
              {group.label}
            </LinkBase>
            <ul className={styles.groupLinks}>
              {group.links.map((link) => (
                <li key={link.href}>
                  <LinkBase href={link.href} className={styles.groupLink}>
                    {link.label}
                  </LinkBase>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {(promos ? promos.length > 0 : promosLabel) && (
        <section aria-label={promosLabel}>
          {promosLabel && <p className={styles.promosHead}>{promosLabel}</p>}
          {promos ? (
            <ul className={styles.promos}>
              {promos.slice(0, maxPromos).map((promo) => (
                <li key={promo.href}>
                  <LinkBase href={promo.href} className={styles.promo}>
                    <Image {...promo.picture} sizes="132px" rounded="card" />
                    <span className={styles.promoTitle}>{promo.label}</span>
                    {promo.text && <span className={styles.promoText}>{promo.text}</span>}
                  </LinkBase>
                </li>
              ))}
            </ul>
          ) : (
            <div aria-busy className={styles.waiting} />
          )}
        </section>
      )}
      {entry.chips && entry.chips.length > 0 && (
        <ul className={styles.chips}>
          {entry.chips.map((chip) => (
            <li key={chip.href}>
              <LinkBase href={chip.href} className={styles.chip}>
                {chip.label}
              </LinkBase>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
