/** What a key means in the column; `null` where it means nothing. */
export type MenuMove = { focus: number } | "enter" | "leave" | null;

/**
 * Keys of the column: up and down go round, Home and End to the ends, the arrow that points at the panel goes into
 * it, the other one back.
 *
 * @param index - the entry that has the focus
 * @param count - how many entries there are
 * @param rightToLeft - the panel is at the left
 */
export function menuMove(key: string, index: number, count: number, rightToLeft = false): MenuMove {
  switch (key) {
    case "ArrowDown":
      return { focus: (index + 1) % count };
    case "ArrowUp":
      return { focus: (index - 1 + count) % count };
    case "Home":
      return { focus: 0 };
    case "End":
      return { focus: count - 1 };
    case "ArrowRight":
      return rightToLeft ? "leave" : "enter";
    case "ArrowLeft":
      return rightToLeft ? "enter" : "leave";
    default:
      return null;
  }
}
