import { LinkBase } from "../../provider/index.ts";
import { Image } from "../Image/index.ts";
import * as styles from "./CategoryMenu.css.ts";
import type { CategoryEntry } from "./CategoryMenu.types.ts";

/** Content of a panel. */
export function CategoryPanel({ entry }: { entry: CategoryEntry }) {
  return (
    <>
      <div className={styles.main}>
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
      </div>
      {entry.promos && (
        <div className={styles.strip}>
          {entry.promos.slice(0, 2).map((promo) => (
            <LinkBase key={promo.href} href={promo.href} className={styles.promo}>
              <Image {...promo.picture} sizes="128px" rounded="card" />
              <span className={styles.promoTitle}>{promo.label}</span>
              {promo.text && <span className={styles.promoText}>{promo.text}</span>}
            </LinkBase>
          ))}
        </div>
      )}
    </>
  );
}
