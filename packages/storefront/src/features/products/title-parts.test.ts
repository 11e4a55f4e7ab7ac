import { expect, test } from "vitest";
import { titleParts } from "./title-parts.ts";

test.each([
  ["Carmine Touring GT 205/55 R16 91V summer tire", "Carmine Touring GT", "205/55 R16 91V summer tire"],
  ["Carmine Touring GT 205/55 R16 91V 夏季轮胎", "Carmine Touring GT", "205/55 R16 91V 夏季轮胎"],
  ["Forza Five 17 × 7.5J ET45 5×112, silver", "Forza Five", "17 × 7.5J ET45 5×112, silver"],
])("splits %s before its size", (name, title, detail) => expect(titleParts(name)).toEqual({ title, detail }));

test.each([
  ["Neumático de verano Carmine Touring GT 205/55 R16 91V"],
  ["205/55 R16 winter tire"],
  ["Bell pendant lamp"],
])("keeps %s whole", (name) => expect(titleParts(name)).toEqual({ title: name }));
