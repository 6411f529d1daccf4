/** Two historic tours. Like all others, they are verified before they are shown. */

/** Credited to al-Adli ar-Rumi, about 840. */
export const AL_ADLI =
  "h8g6f8h7g5e6d8b7a5c6b8a6c5b3a1c2b4a2c1d3e1f3d4e2g1h3f4g2h4f5e7d5" +
  "c3a4b2c4a3b1d2e4f6g8h6g4h2f1e3d1f2h1g3h5g7e8d6c8a7b5c7a8b6d7e5f7";

/** Leonhard Euler’s, 1759: one half of the board, then the other, turned by half a turn. */
export const EULER =
  "a4b2d1f2h1g3e4c3b1d2f1h2g4e3c4a3c2a1b3d4f3h4g2e1d3b4a2c1e2g1h3f4" +
  "h5g7e8c7a8b6d5f6g8e7c8a7b5d6f5h6f7h8g6e5c6a5b7d8e6g5h7f8d7b8a6c5";
