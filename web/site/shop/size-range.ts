/** Between what the sliders of “Fits into” choose, in centimetres; at its end anything fits. */
export const leastSize = 20
export const anySize = 300
export const sizeStep = 5
