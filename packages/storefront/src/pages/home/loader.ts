import { queries } from "@carmine/api/hooks";
import type { PageLoader } from "../../router/loader.ts";
import { streetQuery } from "../../features/shops/street-query.ts";
import { loadMainQuery } from "../../features/loading/load-main-query.ts";
import { chosenCategory, departmentsOf, shownSections } from "./department-sections.ts";
import { floorsOf } from "./home-address.ts";
import { rankedDepartments } from "./top-lists.ts";
import { offeredCoupons } from "./offered-coupons.ts";
import { gridLimit, gridPages } from "./grid-pages.ts";

/** The one coupon of the member card; the list starts with the largest. */
export const teaserCoupon = { limit: 1 };

export const loader: PageLoader = async (context) => {
  const { api, queryClient, url, tag } = context;
  tag("home", "search", "coupons");
  const pages = gridPages(url.searchParams.get("page"));
  const floors = floorsOf(url.searchParams);
  const tree = await loadMainQuery(context, queries.categoryTree(api));
  const departments = departmentsOf(tree ?? []);
  const [first] = departments;
  const loadGrid = async (): Promise<void> => {
    const facets = first && queries.productFacets(api, { cid: first.id });
    if (facets) await queryClient.prefetchQuery(facets);
    const shown = shownSections(departments, facets && queryClient.getQueryData(facets.queryKey));
    const grid = queries.indexProducts(api, gridLimit, shown);
    const loaded = queryClient.getQueryData(grid.queryKey)?.pages.length ?? 0;
    if (loaded < pages) await queryClient.prefetchInfiniteQuery({ ...grid, pages, staleTime: 0 });
  };
  await Promise.all([
    queryClient.prefetchQuery(queries.homeIndex(api)),
    queryClient.prefetchQuery(queries.coupons(api, teaserCoupon)),
    queryClient.prefetchQuery(queries.activityIndex(api)),
    queryClient.prefetchQuery(queries.coupons(api, offeredCoupons)),
    queryClient.prefetchQuery(queries.merchantStreet(api, streetQuery)),
    ...rankedDepartments(tree ?? []).map(({ id }) => queryClient.prefetchQuery(queries.leaderboard(api, id))),
    ...departments.map((department) => {
      const category = chosenCategory(department, floors);
      return queryClient.prefetchQuery(queries.productList(api, departmentQuery(category.id)));
    }),
    loadGrid(),
  ]);
};

/** The products of a section: as many as fit next to the banner. */
export const departmentQuery = (cid: number) => ({ cid, page: 1, limit: 8, inStock: true });
