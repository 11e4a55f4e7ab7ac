import { queries } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { ActivityRows } from "./ActivityRows.tsx";
import { Department } from "./Department.tsx";
import { departmentsOf } from "./department-sections.ts";
import { HomeCoupons } from "./HomeCoupons.tsx";
import { JustForYou } from "./JustForYou.tsx";
import { RecentlyViewed } from "./RecentlyViewed.tsx";
import { ShopStreet } from "../../features/shops/ShopStreet.tsx";
import { TopLists } from "./TopLists.tsx";
import * as styles from "./page.css.ts";

/** The home page below the fold, from the shops on. */
export default function HomeSections(): ReactElement {
  const { api } = useApp();
  const tree = useQuery(queries.categoryTree(api)).data ?? [];
  const departments = departmentsOf(tree);
  return (
    <div className={styles.below}>
      <ActivityRows />
      <HomeCoupons />
      <ShopStreet />
      <TopLists tree={tree} />
      {departments.map((department, index) => (
        <Department key={department.id} department={department} first={index === 0} />
      ))}
      <JustForYou departments={departments} />
      <RecentlyViewed />
    </div>
  );
}
