import type { Activity } from "@carmine/api/hooks";

/** The sliding list at the top of the page. */
export const stripActivity = (activities: readonly Activity[]): Activity | undefined =>
  activities.find(({ layout }) => layout === "strip");

/** The others, in the operator's order; one with less than a row of products isn't shown. */
export const otherActivities = (activities: readonly Activity[]): Activity[] => {
  const strip = stripActivity(activities);
  return activities.filter((activity) => activity !== strip && activity.deals.length >= 3);
};
