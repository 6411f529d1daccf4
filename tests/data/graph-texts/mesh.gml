Creator "a program"
graph [
  directed 0
  node [
    id 0
    graphics [ x 0.0 y 0.5 ]
  ]
  node [
    id 1
    graphics [ x 0.1 y 0.5 ]
  ]
  node [
    id 2
    graphics [ x 0.2 y 0.5 ]
  ]
  node [
    id 3
    graphics [ x 0.3 y 0.5 ]
  ]
  node [
    id 4
    graphics [ x 0.4 y 0.5 ]
  ]
  node [
    id 5
    graphics [ x 0.5 y 0.5 ]
  ]
  node [
    id 6
    graphics [ x 0.6 y 0.5 ]
  ]
  node [
    id 7
    graphics [ x 0.7 y 0.5 ]
  ]
  node [
    id 8
    graphics [ x 0.8 y 0.5 ]
  ]
  edge [
    source 1
    target 0
  ]
  edge [
    source 2
    target 1
  ]
  edge [
    source 3
    target 1
  ]
  edge [
    source 3
    target 2
  ]
  edge [
    source 4
    target 1
  ]
  edge [
    source 4
    target 2
  ]
  edge [
    source 4
    target 3
  ]
  edge [
    source 6
    target 4
  ]
  edge [
    source 6
    target 5
  ]
  edge [
    source 7
    target 5
  ]
  edge [
    source 7
    target 6
  ]
  edge [
    source 8
    target 7
  ]
]
