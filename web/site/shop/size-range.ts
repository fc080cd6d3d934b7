/** Between what the sliders of “Fits into” choose, in centimetres; at its end anything fits. */
export const MIN_SIZE_CM = 20
export const MAX_SIZE_CM = 300
export const SIZE_STEP_CM = 5
