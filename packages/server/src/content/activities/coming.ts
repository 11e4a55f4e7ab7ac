import type { activityComing, DataOf, WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";
import { textInSql } from "../../shared/localized-text.ts";
import { wireTimeSql } from "../../shared/wire-time.ts";
import { everyMember, hasBegun, membersOf, memberPicture, memberOrder } from "./activities.ts";

type Coming = DataOf<typeof activityComing>[number];

/** Maximum number of announced activities. */
const most = 4;
const pictures = 4;

/** Open activities with products that haven't begun, the next one first. */
export const listUpcomingActivities = async (
  db: Queryable,
  locale: WireLocale,
  now: Date,
): Promise<Coming[]> => {
  const rows = await rowsOf<Omit<Coming, "imageList"> & { imageList: string[] | null }>(
    db,
    sql`select a.id, ${textInSql("a.name", locale)} as name, ${textInSql("a.instruction", locale)} as instruction,
      ${wireTimeSql("a.begins_at")} as "startTime",
      (select json_agg(${memberPicture} order by p.place)
        from (${membersOf(memberOrder, everyMember)} order by place limit ${pictures}::int) p) as "imageList"
    from activity a where a.is_open and not ${hasBegun(now)} order by a.begins_at, a.sort, a.id limit ${most}::int`,
  );
  return rows.flatMap(({ imageList, ...row }) => (imageList === null ? [] : [{ ...row, imageList }]));
};
