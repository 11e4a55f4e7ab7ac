export { PromoAmount, PromoTile, type PromoTileProps } from "./PromoTile.tsx";
