import type { Activity } from "@carmine/api/hooks";

/** The activity of the carousel at the top of the page. */
export const stripActivity = (activities: readonly Activity[]): Activity | undefined =>
  activities.find(({ layout }) => layout === "strip");

/** All other activities in the operator's order, except activities that don't fill a row. */
export const otherActivities = (activities: readonly Activity[]): Activity[] => {
  const strip = stripActivity(activities);
  return activities.filter((activity) => activity !== strip && activity.deals.length >= 3);
};
