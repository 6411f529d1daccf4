/** Squares of the largest tour that can be kept. By itself, as every visitor needs it and few need what keeps tours. */
export const MAX_KEPT_SQUARES = 4096;
