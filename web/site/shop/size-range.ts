/** Range of the size sliders, in centimetres; the maximum means any size. */
export const MIN_SIZE_CM = 20
export const MAX_SIZE_CM = 300
export const SIZE_STEP_CM = 5
