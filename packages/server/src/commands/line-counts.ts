/** Reads lines of an order: `12:2,13` is two units of line 12 and one of line 13. */
export const lineCounts = (text: string | undefined) =>
  text?.split(",").map((part) => {
    const [orderInfoId, num = "1"] = part.split(":");
    return { orderInfoId, num };
  });
